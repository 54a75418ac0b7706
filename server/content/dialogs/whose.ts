import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import type { DialogKind, DialogSlotParent } from '#server/kinds/nodeParents.ts';

/** Says who may get a kind; kinds not listed are for everybody. The rules of a layout cannot restrict MANDATORY nodes. */
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
