import { dialogDrafts } from '../dialogs.ts';
import { stored } from '../stored.ts';
import { documentOf, draftsOf } from '../write.ts';

/** Dialogs of the bets page, which a casino-only brand does not have. */
const OF_SPORTS: ReadonlySet<string> = new Set(['anonymous-experience']);

const own = draftsOf(stored('casino/dialogs'));

export const casinoDialogs = documentOf(
  'dialogs',
  null,
  dialogDrafts.filter(({ node }) => !OF_SPORTS.has(node.id)).map((draft) => own.find(({ node }) => node.id === draft.node.id) ?? draft),
);
