/** Builds a box of an ISO media file (ISO 14496-12). */
export const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

export const fullBox = (type: string, version: number, flags: number, ...content: readonly Uint8Array[]): Buffer =>
  box(type, u32(version * 0x1000000 + flags), ...content);

export const u8 = (...values: readonly number[]): Buffer => Buffer.from(values);
export const u16 = (...values: readonly number[]): Buffer => numbers(2, values);
export const u32 = (...values: readonly number[]): Buffer => numbers(4, values);
export const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

function numbers(size: 2 | 4, values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length);
  for (const [at, value] of values.entries()) bytes.writeUIntBE(value, at * size, size);
  return bytes;
}
