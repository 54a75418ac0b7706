/** False for inherited keys such as `constructor`. */
export const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((key) => isKeyOf(table, key));
