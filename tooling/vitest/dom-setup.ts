import { configure } from '@testing-library/dom';

// `findBy…` and `waitFor` wait one second by default: too short for a chunk that loads on a busy machine.
configure({ asyncUtilTimeout: 8000 });
