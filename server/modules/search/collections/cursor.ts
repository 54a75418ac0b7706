export const cursorOf = (key: string): string => Buffer.from(key, 'ascii').toString('base64url');

const MAX_LENGTH = 400;

export function keyOf(cursor: string): string | null {
  if (cursor.length > MAX_LENGTH || !/^[\w-]+$/.test(cursor)) return null;
  const key = Buffer.from(cursor, 'base64url').toString('latin1');
  return /^[\x20-\x7e]+$/.test(key) && cursorOf(key) === cursor ? key : null;
}
