export { ensureDataFolder } from './dataFolder.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
export { PipelinedDialect } from './driver.ts';
export { builtOnce, insertionOf, listOf, type Slots } from './built.ts';
export { together } from './together.ts';
export { isTransient, sqlState, type Trx, withTransaction } from './transaction.ts';
export type { NewRow, Row, Schema, VoidScope } from './schema/index.ts';
