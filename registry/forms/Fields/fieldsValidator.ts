import type { FieldErrors, RJSFSchema, RJSFValidationError, ValidationData, ValidatorType } from '@rjsf/utils';
import { problemsOf } from '#src/shared/layouts/forms/problemsOf.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';

/** Replaces the form library's validator, which needs `eval`. The content security policy forbids `eval`. */
export const fieldsValidator: ValidatorType = {
  validateFormData: (formData: unknown, schema: RJSFSchema): ValidationData<unknown> => {
    const problems = problemsOf(schema, formData);
    const errorSchema: Record<string, FieldErrors> = {};
    for (const { field, message } of problems) errorSchema[field] = { __errors: [...(errorSchema[field]?.__errors ?? []), message] };
    const errors: RJSFValidationError[] = problems.map(({ field, message }) => ({ property: `.${field}`, message, stack: message }));
    return { errors, errorSchema };
  },
  isValid: (schema: RJSFSchema, formData: unknown) => isPlainObject(schema) && problemsOf(schema, formData).length === 0,
  rawValidation: <Result>(schema: RJSFSchema, formData?: unknown): { errors?: Result[] } => ({
    errors: problemsOf(schema, formData) as Result[],
  }),
};
