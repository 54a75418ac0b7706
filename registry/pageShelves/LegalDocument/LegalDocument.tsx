import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { type LegalDocumentFragment, LegalDocumentFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { dateTimeText } from '../../parts/text/written.ts';

export function LegalDocument({ node }: { readonly node: FragmentType<LegalDocumentFragment> }) {
  const { shown, versionLabel, sinceLabel, pastLabel, missingTitle, missingText } = useNode(LegalDocumentFragmentDoc, node);
  const { name } = useBrand();
  const heading = useHeading();
  if (shown === null)
    return (
      <Card padding={24} css={{ maxWidth: '720px' }}>
        <EmptyState headingLevel={heading} illustration="not-found" title={missingTitle} body={missingText} />
      </Card>
    );
  const { document, version, title, body, holdsFrom, isInForce } = shown;
  const since = holdsFrom === null ? '' : `, ${sinceLabel.replaceAll('{time}', dateTimeText(holdsFrom))}`;
  return (
    <Card padding={24} css={{ maxWidth: '720px', overflowWrap: 'anywhere' }}>
      <Stack gap={16}>
        <Heading as={heading} size={28}>
          {title}
        </Heading>
        {isInForce ? null : <Link to={`/legal/${document}`}>{pastLabel}</Link>}
        <Paragraphs text={body.replaceAll('{brand}', name)} />
        <Text as="p" size={13} tone="ink3">
          {versionLabel.replaceAll('{version}', String(version))}
          {since}
        </Text>
      </Stack>
    </Card>
  );
}
