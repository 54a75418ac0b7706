import { openPersonKeys, type PersonKeys } from '#server/modules/persons/index.ts';

export const testPersonKeys = (): PersonKeys => openPersonKeys(['the secret of tests, for nobody else'], Buffer.alloc(0));
