import MessageTransport
import SpecServer

switch CommandLine.arguments.dropFirst().first {
case "serve": System.exit(Server.run(Server.Options(version: "0.1.0")))
default: print("a11y-spec")
}
