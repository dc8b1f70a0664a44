/** As much of Protocol Buffers as Chromium's messaging client needs to hear. */
export const protobuf = {
  /** A text, bytes, or another message. */
  bytes(field: number, value: string | Buffer): Buffer {
    const content = typeof value === 'string' ? Buffer.from(value) : value;
    return Buffer.concat([tag(field, 2), varint(content.length), content]);
  },
  number: (field: number, value: number): Buffer => Buffer.concat([tag(field, 0), varint(value)]),
  fixed64(field: number, value: bigint): Buffer {
    const eight = Buffer.alloc(8);
    eight.writeBigUInt64LE(value);
    return Buffer.concat([tag(field, 1), eight]);
  },
};

const tag = (field: number, wireType: number): Buffer => varint(field * 8 + wireType);

/** Seven bits per byte, the lowest first; the highest bit says that more follow. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}

/** @returns the number and how many bytes it took; `null` while not all of them are there */
export function readVarint(buffer: Buffer, from: number): { value: number; length: number } | null {
  let value = 0;
  for (let length = 1; from + length <= buffer.length; length += 1) {
    const byte = buffer[from + length - 1] ?? 0;
    value += (byte % 128) * 128 ** (length - 1);
    if (byte < 128) return { value, length };
  }
  return null;
}
