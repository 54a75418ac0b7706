export { accountsLike } from './accountsLike.ts';
export { accountsOf, circleOf } from './circles.ts';
export { correctPersons } from './correctPersons.ts';
export { type Decided, joinPersons, keepApart, splitPerson } from './decisions.ts';
export { enrolPerson } from './enrolPerson.ts';
export { openPersonKeys, type PersonKeys } from './personKeys.ts';
export { noteVendorReference } from './vendorReference.ts';
