import { NOUNS } from '../../codegen/sdl.ts';
import type { Names } from '../names.ts';

export const drawnFiles = (names: Names) => [fragment(names), view(names), skeleton(names), test(names)];

const folder = ({ family, kind }: Names): string => `registry/${family}/${kind}`;

const fragment = (names: Names) => ({
  path: `${folder(names)}/${names.kind}.graphql`,
  text: `fragment ${names.kind} on ${names.type} {\n  id\n  title\n}\n`,
});

const view = (names: Names) => ({
  path: `${folder(names)}/${names.kind}.tsx`,
  text: `import type { FragmentType } from '@apollo/client';
import { type ${names.kind}Fragment, ${names.kind}FragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Heading } from '#src/ui/Text.tsx';

/** Says in one sentence what the kind shows. */
export function ${names.kind}({ node }: { readonly node: FragmentType<${names.kind}Fragment> }) {
  const { title } = useNode(${names.kind}FragmentDoc, node);
  return (
    <Stack gap={16}>
      <Heading as={useHeading()}>{title}</Heading>
    </Stack>
  );
}
`,
});

const skeleton = (names: Names) => ({
  path: `${folder(names)}/${names.kind}Skeleton.tsx`,
  text: `import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Same size as the view, so that nothing moves when it arrives. */
export const ${names.kind}Skeleton = () => <Skeleton width={160} height={24} />;
`,
});

const test = (names: Names) => ({
  path: `${folder(names)}/${names.kind}.test.tsx`,
  text: `import { expect, it } from 'vitest';
import { ${names.kind} as cases } from '#fixtures/${names.family}/${names.kind}.ts';

// Its pictures in every case are tested for all kinds together; here stands what only this ${NOUNS[names.family]} does.
it('has a title in its usual case', () => {
  expect(cases.usual.node.title).not.toBe('');
});
`,
});
