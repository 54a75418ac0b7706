import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { styled } from '#src/ui/stitches.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { mayRun, useAnswer, useOperator } from '../../api/index.ts';
import { FiguresProvider } from '../../editor/figures/FiguresContext.tsx';
import { placeInWords } from '../../places/names.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ChangeList } from './ChangeList.tsx';
import { CheckList } from './CheckList.tsx';
import { Decision } from './Decision.tsx';
import { Facts } from './Facts.tsx';
import type { ShownChange } from './pictures/marks.ts';
import { Pictures } from './pictures/Pictures.tsx';
import { shownOf } from './shown.ts';
import { WhoSees } from './WhoSees.tsx';

const Halves = styled('div', {
  display: 'grid',
  gap: '$16',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@desktop': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(412px, 1fr)' },
});

export function ReviewScreen() {
  const { draftId = '' } = useParams();
  const { role } = useOperator();
  const draft = useAnswer('readDraft', { draftId });
  const diff = useAnswer('diffDraft', { draftId });
  const check = useAnswer('checkDraft', { draftId });
  const [shown, setShown] = useState<ShownChange | null>(null);
  const view = draft.value;
  return (
    <Screen
      title={view?.title ?? 'Draft'}
      above={<Link to="/drafts">Drafts</Link>}
      intro={view === null ? undefined : placeInWords(view)}
      actions={
        view?.state === 'open' && mayRun(role, 'saveDraft') ? (
          <ButtonFace as={Link} tone="secondary" to={`/drafts/${draftId}`}>
            Edit
          </ButtonFace>
        ) : undefined
      }
    >
      <Awaited loaded={draft} what="the draft">
        {(value) => (
          <Stack gap={16}>
            {diff.value === null ? null : (
              <Pictures key={diff.value.contentHash} draft={value} diff={diff.value} shown={shown} onShow={setShown} />
            )}
            <Halves>
              <Stack gap={16}>
                <Panel title="Changes" hint={comparedWith(value)}>
                  <Awaited loaded={diff} what="the changes" lines={4}>
                    {(told) => (
                      <FiguresProvider place={value}>
                        <ChangeList diff={told} draft={value} at={shown?.at} onShow={value.state === 'open' ? setShown : undefined} />
                      </FiguresProvider>
                    )}
                  </Awaited>
                </Panel>
                <Panel title="Checks" hint="All checks before players see it.">
                  <Awaited loaded={check} what="the checks" lines={2}>
                    {(told) => <CheckList check={told} draftId={draftId} document={value.document} />}
                  </Awaited>
                </Panel>
              </Stack>
              <Stack gap={16}>
                <Awaited loaded={check} what="the decision" lines={3}>
                  {(told) => <Decision draft={value} check={told} shown={shownOf([draft, diff, check])} />}
                </Awaited>
                <WhoSees draft={value} />
                <Facts draft={value} />
              </Stack>
            </Halves>
          </Stack>
        )}
      </Awaited>
    </Screen>
  );
}

function comparedWith({ base, baseHash }: OutputOf<'readDraft'>): string {
  if (base === null) return 'Nothing is live yet, so everything is new.';
  return baseHash === null
    ? 'Compared with what these players were shown when the draft was started.'
    : 'Compared with what was published when the draft was started.';
}
