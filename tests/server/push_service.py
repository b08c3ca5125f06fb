"""A push service on the loopback, and the browser to which it passes messages on: what arrives is decrypted here as RFC
8188 and RFC 8291 say, by other means than the server's."""

from __future__ import annotations

import hmac
import json
import os
import queue
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SECONDS = 20.0  # that a busy machine may take


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF for at most one block."""
    key = hmac.digest(salt, material, "sha256")
    return hmac.digest(key, info + b"\x01", "sha256")[:length]


@dataclass(frozen=True)
class Pushed:
    """A message that was taken."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """Of the token, whose signature must be good."""
        words = dict(word.split("=", 1) for word in self.headers["authorization"].removeprefix("vapid ").split(", "))
        signed, _, signature = words["t"].rpartition(".")
        raw = decoded(signature)
        numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(words["k"]))
        key.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
        return {"k": words["k"], **json.loads(decoded(signed.partition(".")[2]))}


class PushedBrowser:
    """What a browser keeps of a subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = os.urandom(16)

    def read(self, body: bytes) -> Any:
        """The message that was meant for this browser, without what makes all messages equally long."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = derived(shared, self.secret, b"WebPush: info\x00" + self.public + sender, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\x00", 12)
        text, mark, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        return json.loads(text)


class PushService:
    """It answers with the statuses that it is given, and with 201 after those."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self._taken: queue.Queue[Pushed] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.end_headers()
                headers = {name.lower(): value for name, value in self.headers.items()}
                service._taken.put(Pushed(self.path, headers, body))

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def subscription(self, browser: PushedBrowser, name: str, language: str = "en") -> dict[str, str]:
        """As a page says it to its server."""
        return {
            "endpoint": f"{self.origin}/{name}",
            "key": encoded(browser.public),
            "secret": encoded(browser.secret),
            "language": language,
        }

    def next(self) -> Pushed:
        return self._taken.get(timeout=SECONDS)

    @property
    def is_quiet(self) -> bool:
        return self._taken.empty()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
