import type { AuthoredKinds } from '../layouts/authoredKinds.ts';
import type { DialogKind } from '../layouts/parents.ts';
import { reachesDepositThreshold } from './depositThreshold.ts';
import type { PlayerFacts } from './facts.ts';

type Concern<K extends DialogKind> = (props: AuthoredKinds[K], facts: PlayerFacts) => boolean | Promise<boolean>;

const everybody = (): boolean => true;

/** Whom a kind of dialog is about, beyond what its document says. Total over the kinds. */
export const concerns: { readonly [K in DialogKind]: Concern<K> } = {
  AnonymousExperienceDialog: everybody,
  AppPromptDialog: everybody,
  AppTourDialog: everybody,
  CasinoBalanceUsageDialog: async (_props, facts) => !(await facts.hasChosenBalanceUsage()),
  CustomDialog: everybody,
  DepositAcknowledgementDialog: async ({ action }, facts) => {
    const isRead = action.kind === 'AcknowledgeAction' && (await facts.acknowledged()).has(action.ackType);
    return !isRead && reachesDepositThreshold(await facts.region(), await facts.deposited());
  },
  LocationPromptDialog: everybody,
  MaintenanceDialog: everybody,
};
