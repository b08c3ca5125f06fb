"""Web push: a message that only one browser can read (RFC 8291), and a signature by which the push service knows whose
it is (VAPID, RFC 8292). Needs the extra `bakehouse[push]`."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from bakehouse.core.errors import OptionError
from bakehouse.server.push_post import origin

CURVE = SECP256R1()
SALT_BYTES = 16
SECRET_BYTES = 16
RECORD_BYTES = 4_096  # the whole message is one record, and that is as large as push services must take
PADDED_BYTES = 512  # all messages are equally long: their size tells no game and no language
END = b"\x02"  # of the text; what follows is padding
TOKEN_HEADER = {"typ": "JWT", "alg": "ES256"}
TOKEN_SECONDS = 6 * 3_600  # at most a day is allowed


class PushKey:
    """The key of a house, by which push services tell it from others."""

    def __init__(self, key: EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = base64url(_point(key.public_key()))  # as a page gives it to its browser

    def headers(self, endpoint: str, contact: str, seconds: int) -> dict[str, str]:
        """For a message that the push service keeps for so many seconds, if the browser cannot be reached now."""
        return {
            "Authorization": f"vapid t={self._token(endpoint, contact)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
        }

    def _token(self, endpoint: str, contact: str) -> str:
        claims = {"aud": origin(urlsplit(endpoint)), "exp": int(time.time()) + TOKEN_SECONDS, "sub": contact}
        signed = ".".join(base64url(json.dumps(part).encode()) for part in (TOKEN_HEADER, claims))
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{base64url(b''.join(number.to_bytes(32) for number in numbers))}"

    def keys_of(self, browser: str, secret: str) -> tuple[bytes, bytes]:
        """As a page says them; ValueError: nothing can be encrypted with these."""
        keys = from_base64url(browser), from_base64url(secret)
        EllipticCurvePublicKey.from_encoded_point(CURVE, keys[0])
        if len(keys[1]) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(keys[1])} bytes and not {SECRET_BYTES}")
        return keys

    def encrypted(self, text: bytes, browser: bytes, secret: bytes) -> bytes:
        """The body of a message to the browser with these keys. Each has a key and a salt of its own."""
        record = (text + END).ljust(PADDED_BYTES, b"\0")
        return encrypted_record(record, browser, secret, generate_private_key(CURVE), os.urandom(SALT_BYTES))


def read_key(file: Path) -> PushKey:
    try:
        key = load_pem_private_key(file.read_bytes(), None)
    except OSError as error:
        raise OptionError(f"the key for notifications cannot be read: {error}") from None
    except (ValueError, TypeError) as error:
        raise OptionError(f"{file} is no key as bakehouse push-key makes one: {error}") from None
    if not isinstance(key, EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise OptionError(f"{file} is no key as bakehouse push-key makes one: it must be of the curve P-256")
    return PushKey(key)


def make_key(file: Path) -> PushKey:
    """A new key in a new file, which nobody else may read."""
    key = generate_private_key(CURVE)
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(text)
    except OSError as error:
        raise OptionError(f"no key was made: {error}") from None
    return PushKey(key)


def encrypted_record(record: bytes, browser: bytes, secret: bytes, key: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """What RFC 8291 makes of a record; the key and the salt are used for nothing else."""
    own = _point(key.public_key())
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    material = _derived(shared, secret, b"WebPush: info\0" + browser + own, 32)
    cipher = AESGCM(_derived(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + len(own).to_bytes(1) + own
    return head + cipher.encrypt(nonce, record, None)


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
