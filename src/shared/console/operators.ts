export const OPERATOR_ROLES = ['viewer', 'editor', 'approver', 'compliance', 'trader'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Who is logged in. */
export type OperatorView = { readonly id: string; readonly email: string; readonly name: string; readonly role: OperatorRole };

/** The answer to a login, and to a page that was loaded again. */
export type SessionView = { readonly operator: OperatorView; readonly csrfToken: string };
