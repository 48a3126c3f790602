import { expect, test } from 'vitest';
import { reportOf } from './report-error';

function thrown(error: Error, stack: string): Error {
  error.stack = stack;
  return error;
}

test('a report has the places in files of the page, and nothing else of the stack', () => {
  const error = thrown(
    new TypeError('x is undefined'),
    'TypeError: x\n at f (https://a.example/assets/index-a1.js:1:20)\n at https://a.example/t/secret:2:1',
  );
  expect(reportOf('error', error)).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'x is undefined',
    places: ['index-a1.js:1:20'],
  });
});

test('a message that may hold text of users is left out', () => {
  expect(reportOf('rejection', thrown(new SyntaxError('Unexpected token Anna'), '')).message).toBe('');
  expect(reportOf('rejection', 'Anna left')).toEqual({
    kind: 'rejection',
    name: 'Error',
    message: '',
    places: [],
  });
});

test('long stacks and messages are cut', () => {
  const report = reportOf('boundary', thrown(new RangeError('x'.repeat(500)), 'a.js:1:1 '.repeat(50)));
  expect(report.message).toHaveLength(200);
  expect(report.places).toHaveLength(8);
});
