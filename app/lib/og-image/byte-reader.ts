/** Reads numbers one after another, as the tables of a font hold them. */
export class ByteReader {
  #bytes: Uint8Array
  #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  skip(count: number) {
    this.#at += count
  }

  bytes(count: number) {
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }

  text(count: number) {
    return new TextDecoder("latin1").decode(this.bytes(count))
  }

  uint8() {
    return this.#view.getUint8(this.#at++)
  }

  uint16() {
    this.#at += 2
    return this.#view.getUint16(this.#at - 2)
  }

  int16() {
    this.#at += 2
    return this.#view.getInt16(this.#at - 2)
  }

  uint32() {
    this.#at += 4
    return this.#view.getUint32(this.#at - 4)
  }

  /** Seven bits a byte, the highest first. */
  base128() {
    let value = 0
    for (;;) {
      const byte = this.uint8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }

  /** Small numbers in one byte, larger ones in two or three. */
  short255() {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 506
    if (code === 255) return this.uint8() + 253
    return code
  }
}
