import { type DraftNode, isObject } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { FieldFrame } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useEditor } from '../EditorContext.tsx';
import type { NodeProblem } from '../model/finding.ts';
import { kindOf } from '../model/outline.ts';
import { titleOf } from '../../ui/pointer.ts';
import { Input } from './templates.tsx';
import { Unplaced } from './Unplaced.tsx';
import { Select } from './widgets.tsx';

const EXCLUDING: ReadonlySet<string> = new Set(['events', 'games']);
const exclusions = [
  ['', 'Nothing: the list is complete'],
  ['shownAbove', 'Items that this page shows above'],
  ['subject', 'The game or event that this page is about'],
] as const;

const Part = styled('section', { borderTop: '1px solid $line', paddingTop: '$16' });

type BindFormProps = { readonly id: string; readonly node: DraftNode; readonly problems: readonly NodeProblem[] };

export function BindForm({ id, node, problems }: BindFormProps) {
  const { editor, vocabulary } = useEditor();
  const needs = vocabulary.kinds.get(kindOf(node))?.needs ?? {};
  const bind = isObject(node['bind']) ? node['bind'] : {};
  const others = problems.filter(({ pointer }) => !Object.hasOwn(needs, pointer.split('/', 2)[1] ?? ''));
  if (Object.keys(needs).length === 0 && others.length === 0) return null;
  const set = (place: string, value: DraftNode, into: string): void =>
    void editor.run({ type: 'set', id, field: 'bind', value: { ...bind, [place]: value } }, `${id} bind ${into}`);
  return (
    <Part aria-label="Live data">
      <Stack gap={12}>
        <Heading as="h3" size={14}>
          Live data
        </Heading>
        <Unplaced at="field_bind" problems={others} />
        {Object.entries(needs).map(([place, item]) => {
          const bound = isObject(bind[place]) ? bind[place] : {};
          const fitting = vocabulary.sources.filter((source) => source.item === item);
          const source = fitting.find((each) => each.source === bound['source']);
          const args = isObject(bound['args']) ? bound['args'] : {};
          return (
            <Stack key={place} gap={8}>
              <Unplaced at={`field_bind_${place}`} problems={problems.filter(({ pointer }) => pointer.split('/', 2)[1] === place)} />
              <FieldFrame label={`Source of ${titleOf(place)}`}>
                {(attributes) => (
                  <Select
                    {...attributes}
                    value={source?.source ?? ''}
                    disabled={editor.isReadOnly}
                    onChange={({ target }) => set(place, { ...bound, source: target.value, args }, place)}
                  >
                    <option value="">
                      {bound['source'] === undefined ? 'Not chosen' : `${JSON.stringify(bound['source'])} (does not fit)`}
                    </option>
                    {fitting.map((each) => (
                      <option key={each.source} value={each.source}>
                        {titleOf(each.source)}
                      </option>
                    ))}
                  </Select>
                )}
              </FieldFrame>
              {argumentsOf(source?.schema).map(([name, part]) => (
                <Argument
                  key={name}
                  name={name}
                  part={part}
                  value={args[name]}
                  params={vocabulary.params}
                  isReadOnly={editor.isReadOnly}
                  onChange={(value) => set(place, { ...bound, args: withArg(args, name, value) }, `${place} ${name}`)}
                />
              ))}
              {source && EXCLUDING.has(item) ? (
                <FieldFrame label="Leave out">
                  {(attributes) => (
                    <Select
                      {...attributes}
                      value={typeof bound['exclude'] === 'string' ? bound['exclude'] : ''}
                      disabled={editor.isReadOnly}
                      onChange={({ target }) => set(place, withArg(bound, 'exclude', target.value || undefined), `${place} exclude`)}
                    >
                      {exclusions.map(([value, label]) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  )}
                </FieldFrame>
              ) : null}
            </Stack>
          );
        })}
      </Stack>
    </Part>
  );
}

const argumentsOf = (schema: unknown): readonly (readonly [string, DraftNode])[] =>
  isObject(schema) && isObject(schema['properties'])
    ? Object.entries(schema['properties']).flatMap(([name, part]) => (isObject(part) ? [[name, part] as const] : []))
    : [];

function withArg(args: DraftNode, name: string, value: unknown): DraftNode {
  const { [name]: _, ...rest } = args;
  return value === undefined ? rest : { ...rest, [name]: value };
}

type ArgumentProps = {
  readonly name: string;
  readonly part: DraftNode;
  readonly value: unknown;
  readonly params: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
};

function Argument({ name, part, value, params, isReadOnly, onChange }: ArgumentProps) {
  const param = isObject(value) && typeof value['$param'] === 'string' ? value['$param'] : null;
  const choices: readonly unknown[] = Array.isArray(part['enum']) ? part['enum'] : [];
  const isNumber = part['type'] === 'integer';
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (
    <FieldFrame label={titleOf(name)}>
      {(attributes) => (
        <Stack gap={4}>
          {param !== null ? null : choices.length > 0 ? (
            <Select
              {...attributes}
              value={shown}
              disabled={isReadOnly}
              onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
            >
              <option value="">Not set</option>
              {choices.map((choice) => (
                <option key={String(choice)} value={String(choice)}>
                  {titleOf(String(choice))}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...attributes}
              value={shown}
              readOnly={isReadOnly}
              inputMode={isNumber ? 'numeric' : undefined}
              onChange={({ target }) =>
                onChange(target.value === '' ? undefined : isNumber && /^\d{1,9}$/.test(target.value) ? Number(target.value) : target.value)
              }
            />
          )}
          {part['type'] === 'string' && params.length > 0 ? (
            <Select
              aria-label={`${titleOf(name)} from the address`}
              value={param ?? ''}
              disabled={isReadOnly}
              onChange={({ target }) => onChange(target.value === '' ? undefined : { $param: target.value })}
            >
              <option value="">Enter a value above</option>
              {params.map((each) => (
                <option key={each} value={each}>{`${titleOf(each)} of the address`}</option>
              ))}
            </Select>
          ) : null}
          {isNumber && typeof part['maximum'] === 'number' ? (
            <Text size={12} tone="ink3">{`From ${typeof part['minimum'] === 'number' ? part['minimum'] : 1} to ${part['maximum']}.`}</Text>
          ) : null}
        </Stack>
      )}
    </FieldFrame>
  );
}
