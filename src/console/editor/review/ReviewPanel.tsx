import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { useEdited, useEditor } from '../EditorContext.tsx';
import { asToMend, type ToMend } from '../model/finding.ts';
import { useToMend } from './useToMend.ts';

const Jump = styled('button', {
  all: 'unset',
  cursor: 'pointer',
  minHeight: '24px',
  text: 13,
  color: '$accentInk',
  textDecoration: 'underline',
  borderRadius: '$6',
  overflowWrap: 'anywhere',
  focusRing: 2,
});
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$4', text: 13 });

const MISSING = { 'second-person': 'a second person', compliance: 'compliance' } as const;

export function ReviewPanel({ draft }: { readonly draft: DraftView }) {
  const { editor } = useEditor();
  const checks = useAnswer('checkDraft', { draftId: draft.id });
  const changes = useAnswer('diffDraft', { draftId: draft.id });
  const { value } = checks;
  const names = useEdited(({ history }) => history.document);
  const mend = useToMend();
  useEffect(() => editor.found(value ?? { problems: [], warnings: [] }), [editor, value]);
  return (
    <Stack gap={24}>
      <Awaited loaded={checks} what="the checks" lines={2}>
        {({ warnings, approval }) => (
          <Stack gap={16}>
            {mend.length === 0 ? (
              <Passed />
            ) : (
              <Findings id="to-mend" title={`${mend.length} to fix before you can publish`} findings={mend} />
            )}
            {warnings.length === 0 ? null : <Findings title={`${warnings.length} to check`} findings={asToMend(warnings, names)} />}
            <Text as="p" size={13} tone="ink2">
              {approval.isApproved
                ? 'Approved.'
                : `Still needed: approval by ${approval.missing.map((each) => MISSING[each]).join(' and by ')}.`}
              {approval.careReasons.map((reason) => ` ${reason}.`)}
            </Text>
            <div>
              <ButtonFace as={Link} to={`/drafts/${draft.id}/review`} size="small" tone={approval.isApproved ? 'primary' : 'secondary'}>
                {approval.isApproved ? 'Publish' : 'Review and approve'}
              </ButtonFace>
            </div>
          </Stack>
        )}
      </Awaited>
      <Awaited loaded={changes} what="the changes" lines={2}>
        {({ title, nodes }) => (
          <Stack gap={8}>
            <Heading as="h3" size={14}>
              {nodes.length === 0 && title === null ? 'No changes yet' : 'Changes'}
            </Heading>
            <List>
              {title === null ? null : <li>{`Title: ${title.before ?? 'none'} → ${title.after ?? 'none'}`}</li>}
              {nodes.map((node) => (
                <li key={`${node.id} ${node.change}`}>
                  {node.change === 'removed' ? (
                    node.words
                  ) : (
                    <Jump type="button" onClick={() => editor.open(node.id, node.change === 'edited' ? node.fields[0]?.path : undefined)}>
                      {node.words}
                    </Jump>
                  )}
                </li>
              ))}
            </List>
          </Stack>
        )}
      </Awaited>
    </Stack>
  );
}

const Passed = () => (
  <Row gap={8} css={{ color: '$positive' }}>
    <Icon name="check" size={16} />
    <Heading as="h3" size={14} tone="inherit">
      All checks pass
    </Heading>
  </Row>
);

type FindingsProps = { readonly id?: string; readonly title: string; readonly findings: readonly ToMend[] };

function Findings({ id, title, findings }: FindingsProps) {
  const { editor } = useEditor();
  return (
    <Stack gap={8} id={id}>
      <Heading as="h3" size={14}>
        {title}
      </Heading>
      <List>
        {findings.map(({ key, nodeId, pointer, words }) => (
          <li key={key}>
            {nodeId === null ? (
              words
            ) : (
              <Jump type="button" onClick={() => editor.open(nodeId, pointer)}>
                {words}
              </Jump>
            )}
          </li>
        ))}
      </List>
    </Stack>
  );
}
