import { type FollowedLink, LinkTo, useAction, useLink, type WireAction, type WireLink } from '#src/render/index.ts';
import { knowsKind } from '#src/shared/layouts/visibleNodes.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { BuildManifest } from './builds.ts';
import type { DrawnNode } from './cases.ts';

export const isValueFamily = (family: string): boolean => family === 'deepLinks' || family === 'actions';

type DrawnValueProps = { readonly family: string; readonly node: DrawnNode; readonly manifest: BuildManifest };

export function DrawnValue({ family, node, manifest }: DrawnValueProps) {
  // Imitates an unsupported kind by an unknown type name.
  const value = knowsKind(manifest.kinds, node.__typename, 1) ? node : { __typename: `Unknown${node.__typename}` };
  return family === 'deepLinks' ? <LinkValue link={value} /> : <ActionValue action={value} />;
}

function LinkValue({ link }: { readonly link: WireLink }) {
  const followed = useLink(link, 'preview');
  if (!followed) return <Text as="p">This link leads nowhere from here, so nothing is shown and it is reported.</Text>;
  return (
    <Stack gap={8} align="start">
      <LinkTo link={link} of="preview">
        Follow
      </LinkTo>
      <Text as="p" tone="ink2" css={{ overflowWrap: 'anywhere' }}>
        {wordsOf(followed)}
      </Text>
    </Stack>
  );
}

function wordsOf(followed: FollowedLink): string {
  if (followed.kind === 'page') return `Opens ${followed.path}`;
  if (followed.kind === 'overlay') return 'Opens as a dialog.';
  return followed.isListed ? `Opens ${followed.url}` : `Asks before it opens ${followed.url}`;
}

function ActionValue({ action }: { readonly action: WireAction }) {
  const { run, isRunning, end } = useAction(action, 'preview');
  const label = 'label' in action && typeof action.label === 'string' ? action.label : '';
  const needs = 'requirements' in action && Array.isArray(action.requirements) ? action.requirements : [];
  return (
    <Stack gap={8} align="start">
      {label === '' ? (
        <ButtonFace as="span">No label</ButtonFace>
      ) : (
        <Button busy={isRunning} onClick={() => run({})}>
          {label}
        </Button>
      )}
      <Text as="p" tone="ink2">
        {needs.length === 0 ? 'No requirements.' : `Requires: ${needs.join(', ').toLowerCase()}.`}
      </Text>
      <Text as="p" role="status">
        {end === null ? '' : `Result: ${end.kind}.`}
      </Text>
    </Stack>
  );
}
