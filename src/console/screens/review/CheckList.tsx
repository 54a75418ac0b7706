import { Link } from 'react-router-dom';
import type { Finding } from '#src/shared/console/review.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { problemInWords } from '../../ui/problemInWords.ts';
import { Reach } from './Reach.tsx';
import type { Check } from './why.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$8',
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '$12', color: '$ink3', overflowWrap: 'anywhere' },
});

type CheckListProps = {
  readonly check: Check;
  readonly draftId: string;
  readonly document: unknown;
};

export function CheckList({ check: { problems, warnings, coverage }, draftId, document }: CheckListProps) {
  return (
    <Stack gap={16}>
      {problems.length === 0 && warnings.length === 0 ? (
        <Row gap={8} css={{ color: '$positive' }}>
          <Icon name="check" size={20} />
          <Text tone="inherit">All checks pass.</Text>
        </Row>
      ) : null}
      <Findings title={`${problems.length} to fix before you can publish`} tone="negative" findings={problems} draftId={draftId} />
      <Findings title={`${warnings.length} to check`} tone="warning" findings={warnings} draftId={draftId} />
      <Reach coverage={coverage} document={document} />
    </Stack>
  );
}

const inWords = ({ nodeId, pointer, message }: Finding) =>
  problemInWords({ nodeId, path: nodeId === null ? pointer : pointer.replace(/^\/nodes\/[^/]*/, ''), message });

type FindingsProps = {
  readonly title: string;
  readonly tone: 'negative' | 'warning';
  readonly findings: readonly Finding[];
  readonly draftId: string;
};

function Findings({ title, tone, findings, draftId }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text weight="medium" tone={tone}>
        {title}
      </Text>
      <List>
        {findings.map((finding) => {
          const { check, nodeId, pointer, message } = finding;
          const { where, what } = inWords(finding);
          return (
            <li key={`${check} ${pointer} ${message}`}>
              <Stack gap={0}>
                <span>{what}</span>
                {nodeId === null ? <code>{where}</code> : <Link to={fieldPath(draftId, nodeId, pointer)}>{where}</Link>}
              </Stack>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}

const fieldPath = (draftId: string, nodeId: string, pointer: string): string =>
  `/drafts/${draftId}?${new URLSearchParams({ node: nodeId, field: pointer.slice(`/nodes/${nodeId}`.length) }).toString()}`;
