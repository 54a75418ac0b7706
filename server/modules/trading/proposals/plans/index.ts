export { lockEvent, planGrades, planResult, planVoid, planVoidEvent } from './eventPlans.ts';
