import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Identity } from '#server/modules/identity/index.ts';
import type { Preview } from '#server/api/graphql/preview.ts';
import { compile, type FrameSites, type LayoutPublishing, type ServedLayouts } from '#server/content/index.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Plan, Signer } from '#server/modules/trading/proposals/index.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { type InputOf, schemaOf, type Shape } from './fields.ts';
import type { Proposed } from '#src/shared/console/proposals.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';

export type ConsoleDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly rateLimits: RateLimits;
  readonly bus: Bus;
  readonly log: Logger;
  readonly layouts: Pick<ServedLayouts, 'switchedNow'>;
  readonly publishing: LayoutPublishing;
  readonly catalogue: Catalogue;
  readonly config: Pick<Config, 'brands' | 'hasSandbox' | 'linkHosts' | 'withoutSportsbook'>;
  readonly identity: Pick<Identity, 'seal' | 'unseal'>;
  readonly frames: FrameSites;
  readonly mail: Pick<Outbox, 'canSend' | 'put' | 'sendSoon'>;
  readonly preview?: Preview;
};

export type Operator = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly sessionId: string;
};

/** Operator in whose name jobs and client reports act. */
export const SYSTEM = { id: 'system', email: 'system', name: 'The server', role: 'compliance', sessionId: '' } as const satisfies Operator;

export type Work = {
  readonly trx: Trx;
  readonly operator: Operator;
  readonly now: Date;
  readonly deps: ConsoleDeps;
  readonly afterCommit: (effect: () => Promise<void>) => void;
};

export type Done<V extends object = object> = {
  readonly value: V;
  /** Runs after the commit, because a second connection beside the transaction could exhaust the pool. */
  readonly later?: () => Promise<NoInfer<V>>;
  readonly subject?: string;
  readonly detail?: object;
};

/**
 * Signatures that an operation needs. `none`: it moves no money. `one`: one person, for the given reason. `two`: two people. `twoWhen`: two
 * people in the given case.
 */
export type Signatures = 'none' | OneSignature | TwoSignatures;
type OneSignature = { readonly one: string };
type TwoSignatures = 'two' | { readonly twoWhen: string };

type Common = {
  readonly about: string;
  readonly roles: readonly OperatorRole[];
  /** True if the operation writes nothing. It is then audited only if `isAudited`. */
  readonly isRead: boolean;
  readonly isAudited: boolean;
  readonly input: object;
  readonly check: (input: unknown) => readonly { readonly path: string; readonly message: string }[];
};
export type DirectOperation = Common & {
  readonly signatures: 'none' | OneSignature;
  readonly run: (work: Work, input: unknown) => Promise<Done>;
};
export type Signed = { readonly proposer: Signer; readonly confirmer: Signer | null };
export type ProposingOperation = Common & {
  readonly signatures: TwoSignatures;
  readonly confirmedBy: readonly OperatorRole[];
  readonly plan: (work: Work, input: unknown, isLocking: boolean) => Promise<Plan | null>;
  readonly apply: (work: Work, input: unknown, signed: Signed) => Promise<Done>;
};
export type Operation = DirectOperation | ProposingOperation;

export const isProposing = (operation: Operation): operation is ProposingOperation => 'plan' in operation;

export type Declared<I, V, O extends Operation = Operation> = O & {
  readonly types?: { readonly takes: (input: I) => void; readonly answers: Wire<V> };
};

type Wire<V> = V extends Date
  ? string
  : V extends readonly (infer E)[]
    ? readonly Wire<E>[]
    : V extends object
      ? { readonly [K in keyof V]: Wire<V[K]> }
      : V;

type Heading<S extends Shape> = { readonly about: string; readonly roles: readonly OperatorRole[]; readonly input: S };
type Definition<S extends Shape, V extends object> = {
  readonly about: string;
  readonly roles: readonly OperatorRole[];
  readonly input: S;
  readonly signatures: 'none' | OneSignature;
  readonly run: (work: Work, input: InputOf<S>) => Promise<Done<V>>;
};
/**
 * `plan` computes the effect without writing. Throws `Refused`. Locks what it reads if `isLocking`. If the plan is null, one signature is
 * enough and `apply` runs at once.
 */
type ProposingDefinition<S extends Shape> = Heading<S> & {
  readonly signatures: TwoSignatures;
  readonly confirmedBy: readonly OperatorRole[];
  readonly plan: (work: Work, input: InputOf<S>, isLocking: boolean) => Promise<Plan | null>;
  readonly apply: (work: Work, input: InputOf<S>, signed: Signed) => Promise<Done>;
};

const headed = <S extends Shape>({ about, roles, input }: Heading<S>, isRead: boolean, isAudited: boolean): Common => {
  const schema = schemaOf(input);
  return { about, roles, isRead, isAudited, input: schema, check: compile(schema) };
};

const define =
  (isRead: boolean, isAudited: boolean) =>
  <S extends Shape, V extends object>(definition: Definition<S, V>): Declared<InputOf<S>, V, DirectOperation> => ({
    ...headed(definition, isRead, isAudited),
    signatures: definition.signatures,
    run: (work, checked) => definition.run(work, checked as InputOf<S>),
  });

/** Defines an operation that only proposes. A second person's `confirmProposal` runs `apply`. */
export const proposing = <S extends Shape>(definition: ProposingDefinition<S>): Declared<InputOf<S>, Proposed, ProposingOperation> => ({
  ...headed(definition, false, true),
  signatures: definition.signatures,
  confirmedBy: definition.confirmedBy,
  plan: (work, checked, isLocking) => definition.plan(work, checked as InputOf<S>, isLocking),
  apply: (work, checked, signed) => definition.apply(work, checked as InputOf<S>, signed),
});

/** Defines an operation that writes, with an audit entry in the same transaction. */
export const writing = define(false, true);
export const reading = define(true, false);

export const readingOfPlayers = define(true, true);

export const EVERYBODY: readonly OperatorRole[] = OPERATOR_ROLES;
export const WRITERS: readonly OperatorRole[] = ['editor', 'approver', 'compliance'];
export const DECIDERS: readonly OperatorRole[] = ['approver', 'compliance'];
export const CONFIRMERS: readonly OperatorRole[] = ['trader', 'compliance'];
export const SIGNERS: readonly OperatorRole[] = [...CONFIRMERS, 'approver'];
