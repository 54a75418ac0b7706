import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import type { DialogKind } from '#server/kinds/nodeParents.ts';
import { covers, isTaxedIn } from '#server/modules/taxes/rules/index.ts';
import { owesDepositAcknowledgement } from '#server/modules/responsibleGaming/rules/index.ts';
import type { PlayerFacts } from './facts.ts';

type Concern<K extends DialogKind> = (props: AuthoredByKind[K], facts: PlayerFacts) => boolean | Promise<boolean>;

const everybody = (): boolean => true;

export const concerns: { readonly [K in DialogKind]: Concern<K> } = {
  AnonymousExperienceDialog: everybody,
  AppPromptDialog: everybody,
  AppTourDialog: everybody,
  BigWinUploadDialog: async ({ deepLink }, facts) => {
    if (!isTaxedIn(await facts.region())) return false;
    const win = await facts.reportableWin();
    if (win === null) return false;
    const documentAt = await facts.documentAt(deepLink.formId);
    return documentAt === null || !covers(documentAt, win);
  },
  CasinoBalanceUsageDialog: async (_props, facts) => !(await facts.hasChosenBalanceUsage()),
  CustomDialog: everybody,
  DepositAcknowledgementDialog: async ({ action }, facts) => {
    const acknowledgedAt = action.kind === 'AcknowledgeAction' ? (await facts.acknowledged()).get(action.ackType) : undefined;
    const [region, deposited] = [await facts.region(), await facts.deposited()];
    return owesDepositAcknowledgement({ region, deposited, acknowledgedAt: acknowledgedAt ?? null, now: facts.now });
  },
  LegalChangeDialog: (_props, facts) => facts.owesAcceptance(),
  LocationPromptDialog: everybody,
  MaintenanceDialog: everybody,
};
