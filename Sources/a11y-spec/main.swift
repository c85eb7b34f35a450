import MessageTransport
import SpecWorkspace

System.exit(Command.run(System.arguments.map(FilePath.text)))
