"""The life cycle and the errors of the protocol, byte for byte."""

import json
import os
import subprocess

import pytest

import spec
from conftest import server_command
from wire import (
    EXIT,
    INITIALIZE,
    INITIALIZED,
    SHUTDOWN,
    Wire,
    answers,
    frame,
    hover,
    notification,
    opened,
    parse,
    request,
    run,
)

URI = "file:///specs/tickets.a11y.yaml"
ROLE = spec.place(spec.STEPPER, "role:").start


def role(id):
    """A request whose answer shows that the server is well."""
    return hover(id, URI, ROLE.line, ROLE.character)


def well(answer):
    return spec.BUTTON in spec.flat(answer["result"]["contents"]["value"])


def session(*messages):
    """A whole session around some messages; returns the answers by id."""
    received, code = run(
        INITIALIZE, INITIALIZED, opened(URI, spec.STEPPER), *messages, role("well"), SHUTDOWN, EXIT
    )
    assert code == 0
    found = answers(received)
    assert well(found["well"])
    assert found["end"]["result"] is None
    return found


def test_a_session_is_frames_alone_and_ends_with_code_0():
    assert set(session()) == {1, "well", "end"}


def test_exit_without_shutdown_ends_with_code_1():
    assert run(INITIALIZE, INITIALIZED, EXIT)[1] == 1
    assert run(EXIT)[1] == 1


def test_the_server_ends_when_stdin_closes():
    with Wire() as wire:
        wire.send(INITIALIZE)
        wire.answer(1)
        wire.process.stdin.close()
        code, _ = wire.ends()
        assert code in (0, 1)
    assert run()[1] in (0, 1)
    assert run(b"Content-Length: 10\r\n\r\n{")[1] in (0, 1)


def test_the_server_ends_when_its_client_is_gone():
    client = subprocess.Popen(["sleep", "60"])
    with Wire() as wire:
        wire.send(
            request(1, "initialize", {"processId": client.pid, "rootUri": None, "capabilities": {}})
        )
        wire.answer(1)
        client.kill()
        client.wait()
        code, _ = wire.ends(seconds=20)
        assert code in (0, 1)


def test_a_request_before_initialize_is_refused():
    received, code = run(hover(7, URI), INITIALIZE, SHUTDOWN, EXIT)
    found = answers(received)
    assert found[7]["error"]["code"] == -32002
    assert "capabilities" in found[1]["result"]
    assert code == 0


def test_a_second_initialize_is_refused():
    assert session({**INITIALIZE, "id": 8})[8]["error"]["code"] == -32600


def test_a_request_after_shutdown_is_refused():
    received, code = run(INITIALIZE, INITIALIZED, SHUTDOWN, hover(9, URI), EXIT)
    assert answers(received)[9]["error"]["code"] == -32600
    assert code == 0


def test_an_unknown_request_is_refused_and_an_unknown_notification_ignored():
    found = session(
        request(3, "textDocument/unheardOf", {}),
        request(4, "$/unheardOf"),
        notification("textDocument/unheardOf", {}),
        notification("$/unheardOf", {}),
        request("five", "workspace/executeCommand", {"command": "rm"}),
    )
    assert found[3]["error"]["code"] == -32601
    assert found[4]["error"]["code"] == -32601
    assert found["five"]["error"]["code"] in (-32601, -32602)
    assert set(found) == {1, 3, 4, "five", "well", "end"}


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe", b'{"jsonrpc":"2.0","id":3,', b"nul"])
def test_broken_json_is_a_parse_error(body):
    found = session(frame(body))
    assert found[None]["error"]["code"] == -32700


@pytest.mark.parametrize("body", [b"1", b"[]", b'"hover"', b"{}", b'{"jsonrpc":"2.0","id":3}'])
def test_json_that_is_no_message_is_an_invalid_request(body):
    found = session(frame(body))
    extra = [found[id] for id in found if id not in (1, "well", "end")]
    assert [answer["error"]["code"] for answer in extra] in ([], [-32600])


@pytest.mark.parametrize(
    "params",
    [
        None,
        [],
        "text",
        {},
        {"textDocument": {"uri": URI}},
        {"textDocument": URI, "position": {"line": 0, "character": 0}},
        {"textDocument": {"uri": URI}, "position": {"line": "0", "character": []}},
    ],
    ids=json.dumps,
)
def test_wrong_parameters_are_refused(params):
    found = session(request(3, "textDocument/hover", params))
    assert found[3]["error"]["code"] == -32602


@pytest.mark.parametrize(
    ("line", "character"), [(0, 9999), (9999, 0), (9999, 9999), (2**31 - 1, 2**31 - 1)]
)
def test_a_position_outside_the_document_has_an_answer(line, character):
    assert "result" in session(hover(3, URI, line, character))[3]


def test_a_document_that_is_not_open_has_an_answer():
    assert set(session(hover(3, "file:///elsewhere.a11y.yaml"))[3]) > {"id"}


def test_changes_that_do_not_fit_do_not_end_the_server():
    def changed(version, *changes):
        document = {"uri": URI, "version": version}
        return notification(
            "textDocument/didChange", {"textDocument": document, "contentChanges": list(changes)}
        )

    far = {"line": 9999, "character": 9999}
    session(
        changed(2, {"range": {"start": far, "end": far}, "text": "# end\n"}),
        changed(3, {"range": {"start": far, "end": {"line": 0, "character": 0}}, "text": ""}),
        changed(4),
        changed(5, {"text": spec.STEPPER}),
        notification("textDocument/didChange", {"textDocument": {"uri": "file:///none"}}),
        notification("textDocument/didClose", {"textDocument": {"uri": "file:///none"}}),
    )


def test_a_lone_surrogate_is_text_like_any_other():
    uri = "file:///specs/surrogate.a11y.yaml"
    body = json.dumps(opened(uri, "LONE: stepper\n")).replace("LONE", "\\ud83d").encode()
    assert "result" in session(frame(body), hover(3, uri))[3]


@pytest.mark.parametrize("depth", [100, 100_000])
def test_deep_nesting_is_bounded(depth):
    found = session(
        frame(b'{"jsonrpc":"2.0","id":3,"method":"x","params":' + b"[" * depth + b"]" * depth + b"}"),
        opened("file:///specs/deep.a11y.yaml", "[" * depth),
    )
    assert all("error" in found[id] for id in found if id not in (1, "well", "end"))


def test_frames_may_come_in_pieces_and_several_at_once():
    with Wire() as wire:
        for byte in frame(INITIALIZE):
            wire.send(bytes([byte]))
        wire.answer(1)
        wire.send(frame(INITIALIZED) + frame(opened(URI, spec.STEPPER)) + frame(role(2)))
        assert well(wire.answer(2))
        body = json.dumps(role(3)).encode()
        wire.send(
            b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n"
            b"content-length: %d\r\n\r\n%s" % (len(body), body)
        )
        assert well(wire.answer(3))
        wire.send(frame(SHUTDOWN) + frame(EXIT))
        assert wire.ends()[0] == 0


def test_a_cancelled_request_is_answered_once_and_the_next_one_works():
    cancel = [notification("$/cancelRequest", {"id": id}) for id in (3, 3, 999, "unknown")]
    cancel.append(notification("$/cancelRequest", None))
    found = session(role(3), *cancel, role(4))
    assert well(found[3]) if "result" in found[3] else found[3]["error"]["code"] == -32800
    assert well(found[4])


def test_requests_are_answered_while_the_client_does_not_read():
    """A client that writes first and reads later must not stop the server for good."""
    count = 2000
    received, code = run(
        INITIALIZE,
        INITIALIZED,
        opened(URI, spec.STEPPER),
        *[role(id) for id in range(10, 10 + count)],
        SHUTDOWN,
        EXIT,
    )
    found = answers(received)
    assert all(well(found[id]) for id in range(10, 10 + count))
    assert code == 0


def test_strange_settings_and_roots_are_accepted():
    for params in [
        {"processId": None, "rootUri": None, "capabilities": {}, "initializationOptions": None},
        {"processId": None, "rootPath": None, "capabilities": {"textDocument": None}},
        {"capabilities": {"general": {"positionEncodings": []}}, "workspaceFolders": None},
        {"capabilities": {"general": {"positionEncodings": ["klingon"]}}, "workspaceFolders": []},
        {"capabilities": {}, "trace": "verbose", "initializationOptions": {"rules": 7}},
    ]:
        received, code = run(
            request(1, "initialize", params),
            INITIALIZED,
            notification("workspace/didChangeConfiguration", {"settings": None}),
            notification("workspace/didChangeConfiguration", {"settings": {"a11y-spec": None}}),
            notification(
                "workspace/didChangeConfiguration",
                {"settings": {"a11y-spec": {"rules": [], "inlay-hints": {"positions": None}}}},
            ),
            opened("untitled:Untitled-1", spec.STEPPER),
            hover(2, "untitled:Untitled-1", ROLE.line, ROLE.character),
            SHUTDOWN,
            EXIT,
        )
        found = answers(received)
        assert found[1]["result"]["capabilities"].get("positionEncoding", "utf-16") == "utf-16"
        assert well(found[2])
        assert code == 0


def test_a_frame_that_was_cut_swallows_no_request():
    """Its length may end exactly where that of a later message does."""
    cut = frame(role(3))
    for later in ([role(4)], [role(4), role(5)], [role(4), b"Content-Length: 2\r\n\r\n{}", role(5)]):
        whole = b"".join(message if isinstance(message, bytes) else frame(message) for message in later)
        for kept in (1, 30, 60):
            body = cut.partition(b"\r\n\r\n")[2][:kept]
            head = b"Content-Length: %d\r\n\r\n" % (len(body) + len(whole))
            found = session(head + body + whole)
            assert all(well(found[message["id"]]) for message in later if isinstance(message, dict))


def test_bytes_that_are_no_utf_8_are_not_echoed():
    strange = b"\xff\xfe\x80"
    for message in [
        b'{"jsonrpc":"2.0","id":"a%s","method":"textDocument/hover","params":{}}' % strange,
        b'{"jsonrpc":"2.0","id":7,"method":"none%s"}' % strange,
        b'{"jsonrpc":"2.0","id":7,"method":"completionItem/resolve","params":{"label":"%s"}}' % strange,
        b'{"jsonrpc":"2.0","id":7,"method":"workspace/executeCommand","params":{"command":"%s"}}' % strange,
        b'{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"verbose%s"}}' % strange,
    ]:
        sent = b"".join(map(frame, [INITIALIZE, INITIALIZED, message, SHUTDOWN, EXIT]))
        done = subprocess.run(server_command(), input=sent, capture_output=True, timeout=20)
        done.stdout.decode("utf-8")
        assert done.returncode == 0


def test_the_log_goes_to_a_file(tmp_path):
    log = tmp_path / "log"
    sent = b"".join(map(frame, [INITIALIZE, INITIALIZED, SHUTDOWN, EXIT]))
    done = subprocess.run(
        [*server_command(), "--log", os.fspath(log)], input=sent, capture_output=True, timeout=20
    )
    assert (done.returncode, done.stderr) == (0, b"")
    parse(done.stdout)
    assert log.stat().st_size > 0
