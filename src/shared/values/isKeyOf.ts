/** Whether a name from outside is an own key of a closed table; inherited names such as `constructor` are not. */
export const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/** The keys of a closed table, in its order. */
export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table).filter((key) => isKeyOf(table, key));
