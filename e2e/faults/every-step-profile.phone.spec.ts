import { everyFaultAt } from './everyFault';
import { test } from '../fixtures/fixtures';
import { STEPS_BEFORE } from './stepsBefore';
import { STEPS_OF_PROFILE } from './stepsOfProfile';

test.use({ dataSet: 'every step' });

everyFaultAt([...STEPS_BEFORE, ...STEPS_OF_PROFILE]);
