import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import type { DialogKind, DialogSlotParent } from '#server/kinds/nodeParents.ts';

/** Who may get a dialog kind. Kinds not listed are for everybody. Layout rules cannot restrict MANDATORY nodes. */
const whose: Readonly<Partial<Record<DialogKind, 'players' | 'visitors'>>> = {
  AnonymousExperienceDialog: 'visitors',
  AppTourDialog: 'players',
  BigWinUploadDialog: 'players',
  CasinoBalanceUsageDialog: 'players',
  DepositAcknowledgementDialog: 'players',
  LegalChangeDialog: 'players',
};

export function isForThem({ kind }: Pick<DialogSlotParent, 'kind'>, isLoggedIn: boolean): boolean {
  const owner = isKeyOf(whose, kind) ? whose[kind] : undefined;
  return owner === undefined || (owner === 'players') === isLoggedIn;
}
