import { Link, useParams } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { mayRun, useAnswer, useOperator } from '../../api/index.ts';
import { placeInWords } from '../../places/names.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ChangeList } from './ChangeList.tsx';
import { CheckList } from './CheckList.tsx';
import { Decision } from './Decision.tsx';
import { Facts } from './Facts.tsx';
import { OnAPhone } from './OnAPhone.tsx';
import { shownOf } from './shown.ts';

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
          <Halves>
            <Stack gap={16}>
              <Panel
                title="Changes"
                hint={
                  value.baseHash === null
                    ? 'This audience had no document of its own when the draft was started. Everything is new for it.'
                    : 'Compared with what was published when the draft was started.'
                }
              >
                <Awaited loaded={diff} what="the changes" lines={4}>
                  {(told) => <ChangeList diff={told} />}
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
                {(told) => <Decision draft={value} check={told} shown={shownOf(diff, check)} />}
              </Awaited>
              <OnAPhone draft={value} />
              <Facts draft={value} />
            </Stack>
          </Halves>
        )}
      </Awaited>
    </Screen>
  );
}
