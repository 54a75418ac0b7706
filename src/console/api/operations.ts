import listed from '#src/gql/consolePermissions.json' with { type: 'json' };
import type { OperationName } from '#src/shared/console/operations.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';

const known = new Map(listed.map(({ name, roles, isRead }) => [name, { roles: new Set<string>(roles), isRead }]));

export const mayRun = (role: OperatorRole, name: OperationName): boolean => known.get(name)?.roles.has(role) ?? false;

export const isRead = (name: OperationName): boolean => known.get(name)?.isRead ?? false;

export function whoMay(name: OperationName): string {
  const roles = [...(known.get(name)?.roles ?? [])];
  const last = roles.pop() ?? 'nobody';
  return roles.length === 0 ? last : `${roles.join(', ')} or ${last}`;
}
