export { newTask, TaskInputs } from './TaskInputs';
