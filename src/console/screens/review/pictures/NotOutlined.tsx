import type { InputOf } from '#src/shared/console/operations.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../../api/index.ts';
import { familyOf } from '../../../places/names.ts';

type Props = {
  readonly name: string;
  readonly nodeId: string;
  readonly isInDocument: boolean;
  readonly asked: InputOf<'explain'>;
};

/** Explains why a picture does not outline the current change. Shows nothing for dialogs and forms, which are never outlined. */
export function NotOutlined({ name, nodeId, isInDocument, asked }: Props) {
  const hasBoxes = ['Pages', 'Frame'].includes(familyOf(asked.surface));
  const { value } = useAnswer('explain', isInDocument && hasBoxes ? asked : null);
  if (!hasBoxes) return null;
  const told = value?.nodes.find(({ id }) => id === nodeId);
  return (
    <Text as="p" size={13} tone="ink2">
      {isInDocument ? WORDS[told?.outcome ?? 'unknown'](name, told?.why.join(' ') ?? '') : `“${name}” is not in this version.`}
    </Text>
  );
}

const WORDS = {
  hidden: (name: string, why: string) => `“${name}” is not shown to this audience. ${why}`,
  'stands-in': (name: string, why: string) => `Something else stands in for “${name}” here. ${why}`,
  shown: (name: string) => `“${name}” is drawn without a box of its own, so it is not outlined.`,
  unknown: (name: string) => `“${name}” has no box here.`,
};
