export { lockEvent, planResult, planVoid, planVoidEvent } from './eventPlans.ts';
export { gradesText, planGrades, standingGrades } from './gradePlans.ts';
