import type { Resolvers } from './generated/resolvers.ts';
import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import type { KindName } from './nodeParents.ts';
import type { ItemName } from './sources/items.ts';

type StoredProps = Readonly<Record<string, unknown>>;
/** Props of one version made from those of the version before. Pure; may throw on props that were never valid, and the node is then invalid. */
export type Migration = (props: StoredProps) => StoredProps;

export type Versions = {
  readonly current: number;
  /** By the version that they start from: `1` makes version 2 of version 1. Total from 1 to `current - 1`; tested. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Props as they were once published, one for each version that ever was, the current one too. Kept for ever. */
  readonly examples: Readonly<Record<number, StoredProps>>;
};

/** Every field of the SDL type has its resolver: a field that is added there does not compile until it is answered here. */
export type Total<R> = Required<Omit<NonNullable<R>, '__isTypeOf'>>;

export type Kind<K extends KindName> = {
  readonly family: 'pageShelves' | 'casinoShelves' | 'menuShelves' | 'dialogs' | 'forms' | 'receiptLines';
  readonly versions: Versions;
  /** Places for live data, with what each takes. Publishing refuses a node that leaves one empty. */
  readonly needs: Readonly<Record<string, ItemName>>;
  /** Whether its regions may hold children. */
  readonly isContainer: boolean;
  /** The regions that props name; children in any other are drawn by no client. Every container has it. */
  regionsOf?(props: AuthoredByKind[K]): readonly string[];
  readonly resolvers: Total<Resolvers[K]>;
};

/** A kind at its first version, without children. */
export const firstVersion = (example: StoredProps): Versions => ({ current: 1, migrations: {}, examples: { 1: example } });
