import OperatingSystem
import SpecWorkspace

System.letWritesFail()
System.exit(Command.run(System.arguments.map(FilePath.text)))
