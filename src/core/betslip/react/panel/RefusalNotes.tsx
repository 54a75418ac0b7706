import { Link } from 'react-router-dom';
import { LIMITS_SET_BY_US } from '#src/shared/limits/objections.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { Refusal } from '../../refusal.ts';
import { styled } from '#src/ui/stitches.ts';
import { Note } from './panelFrame.ts';

const Why = styled(Link, { color: 'inherit', textUnderlineOffset: '3px' });

/** Shown at a field or price instead of here, except for the codes in `SAID_HERE`. */
const SAID_ELSEWHERE: ReadonlySet<Refusal['displayType']> = new Set([
  'BET_AMOUNT',
  'BET_WIN_AMOUNT',
  'WIN_AMOUNT',
  'ODDS_CHANGED',
  'SELECTION_DISABLED',
]);
const SAID_HERE: ReadonlySet<string> = new Set([
  'stake-below-minimum',
  'stake-limit-reached',
  'player-limit-reached',
  'market-limit-reached',
]);

export function RefusalNotes({ refusals, about }: { readonly refusals: readonly Refusal[]; readonly about: readonly string[] }) {
  const own = refusals.filter(
    ({ subjectId, displayType, code }) =>
      subjectId !== null && about.includes(subjectId) && (!SAID_ELSEWHERE.has(displayType) || SAID_HERE.has(code)),
  );
  return own.map(({ code, subjectId, message }) => (
    <Note key={`${code} ${subjectId}`} tone="bad">
      <Icon name="alert" size={16} />
      <span>
        {message}
        {code === 'player-limit-reached' ? (
          <>
            {' '}
            <Why to={LIMITS_SET_BY_US}>{t`See your limit and why`}</Why>
          </>
        ) : null}
      </span>
    </Note>
  ));
}
