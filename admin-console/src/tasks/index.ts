export { createTaskDefaults, TaskInputs } from './TaskInputs';
