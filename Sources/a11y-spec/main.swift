import MessageTransport

System.exit(Command.run(Array(CommandLine.arguments.dropFirst())))
