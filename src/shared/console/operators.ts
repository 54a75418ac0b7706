export const OPERATOR_ROLES = ['viewer', 'editor', 'approver', 'compliance', 'trader'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export type OperatorView = { readonly id: string; readonly email: string; readonly name: string; readonly role: OperatorRole };

export type SessionView = { readonly operator: OperatorView; readonly csrfToken: string };
