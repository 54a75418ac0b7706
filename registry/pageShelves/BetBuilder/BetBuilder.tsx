import type { FragmentType } from '@apollo/client';
import { lazy, Suspense, useId, useState } from 'react';
import { type BetBuilderFragment, BetBuilderFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { patiently, useHeading, useNode } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { Frame, Invitation, Mark, Words } from './builderStyles.ts';

const Builder = lazy(async () => ({ default: (await patiently(() => import('./Builder.tsx'))).Builder }));

/** Renders nothing if the event has fewer than two markets and the builder is closed. */
export function BetBuilder({ node }: { readonly node: FragmentType<BetBuilderFragment> }) {
  const { title, text, eventId, marketCount } = useNode(BetBuilderFragmentDoc, node);
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const heading = useHeading();
  if (marketCount === null) return <ShelfProblem what={t`the same game parlay`} />;
  if (marketCount < 2 && !isOpen) return null;
  return (
    <Frame>
      <Invitation>
        <Mark aria-hidden>
          <Icon name="parlay" size={20} />
        </Mark>
        <Words>
          <Heading as={heading} size={16}>
            {title}
          </Heading>
          <Text as="p" size={13} tone="ink2">
            {text}
          </Text>
        </Words>
        <Button
          tone={isOpen ? 'quiet' : 'secondary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Close` : t`Same game parlay`}
        </Button>
      </Invitation>
      {isOpen ? (
        <section id={bodyId} aria-label={title}>
          <Suspense fallback={<BuilderSkeleton />}>
            <Builder eventId={eventId} />
          </Suspense>
        </section>
      ) : null}
    </Frame>
  );
}
