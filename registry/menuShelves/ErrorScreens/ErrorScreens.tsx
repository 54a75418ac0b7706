import type { FragmentType } from '@apollo/client';
import { useBrand } from '#src/brand/context.tsx';
import { type ErrorScreensFragment, ErrorScreensFragmentDoc } from '#src/gql/graphql.ts';
import { errorTexts } from '#src/render/errorTexts.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Previews the error screens for editors. Players' pages read the texts elsewhere. */
export function ErrorScreens({ node }: { readonly node: FragmentType<ErrorScreensFragment> }) {
  const heading = useHeading();
  const texts = errorTexts(useBrand(), useNode(ErrorScreensFragmentDoc, node));
  return (
    <Stack gap={16}>
      {Object.entries(texts).map(([illustration, { title, body }]) => (
        <EmptyState key={illustration} headingLevel={heading} illustration={illustration} title={title} body={body} />
      ))}
    </Stack>
  );
}
