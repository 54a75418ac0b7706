import { Link } from 'react-router-dom';
import type { ProposalView } from '#src/shared/console/proposals.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { sumsText } from '../../ui/proposed.ts';
import { Screen } from '../../ui/Screen.tsx';
import { When } from '../../ui/When.tsx';
import { PartHead } from '../approvals/PartHead.tsx';
import { useFresh } from '../trading/useFresh.ts';
import { stateText } from './words.ts';

export function ProposalsScreen() {
  const open = useAnswer('listProposals', { state: 'open' });
  const decided = useAnswer('listProposals', { state: 'decided' });
  useFresh(open.reload);
  return (
    <Screen
      title="Signatures"
      intro="Every manual change that moves money needs a second person. Until they decide, we accept no bets or cash outs on it."
    >
      <Stack gap={32}>
        <Awaited loaded={open} what="open proposals">
          {({ proposals }) => <Waiting proposals={proposals} />}
        </Awaited>
        <Awaited loaded={decided} what="decided proposals">
          {({ proposals }) => (proposals.length === 0 ? null : <Part title="Decided" proposals={proposals} />)}
        </Awaited>
      </Stack>
    </Screen>
  );
}

function Waiting({ proposals }: { readonly proposals: readonly ProposalView[] }) {
  const mine = proposals.filter(({ whyNot }) => whyNot === null);
  const others = proposals.filter(({ whyNot }) => whyNot !== null);
  return (
    <Stack gap={32}>
      {mine.length === 0 ? (
        <Nothing illustration="placed" title="Nothing to review" body="Proposals appear here when you can confirm them." />
      ) : (
        <Part title="Waiting for you" proposals={mine} />
      )}
      {others.length === 0 ? null : <Part title="Waiting for others" proposals={others} />}
    </Stack>
  );
}

function Part({ title, proposals }: { readonly title: string; readonly proposals: readonly ProposalView[] }) {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <PartHead title={title} count={proposals.length} />
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </Stack>
  );
}

function ProposalCard({ proposal }: { readonly proposal: ProposalView }) {
  const { id, summary, proposer, proposedAt, warnings, whyNot, state } = proposal;
  return (
    <Card as="article" aria-label={summary}>
      <Row gap={16} justify="between" wrap>
        <Stack gap={4} css={{ flex: '1 1 320px' }}>
          <Text weight="medium" size={16}>
            {summary}
          </Text>
          <Text size={13}>{sumsText(proposal)}</Text>
          <Text size={13} tone="ink2">
            {`Proposed by ${proposer} `}
            <When at={proposedAt} inline />
          </Text>
          {state !== 'OPEN' || whyNot === null ? null : (
            <Text size={13} tone="ink2">
              {whyNot}
            </Text>
          )}
        </Stack>
        <Row gap={12} wrap>
          {warnings.length === 0 ? null : (
            <Badge tone="warning">{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</Badge>
          )}
          {state === 'OPEN' ? null : <Badge tone={state === 'CONFIRMED' ? 'positive' : 'neutral'}>{stateText(proposal)}</Badge>}
          <ButtonFace as={Link} size="small" tone="secondary" to={`/proposals/${id}`} aria-label={`Review: ${summary}`}>
            Review
          </ButtonFace>
        </Row>
      </Row>
    </Card>
  );
}
