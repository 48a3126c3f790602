// A bot in JavaScript, for Node: it plays the turn after which it is furthest ahead, as bot.py beside it does.
// Try it: bastide arena --bots "node examples/bot.mjs,random" --games 20

import { createInterface } from 'node:readline'

const LIKED = { city: 1.5, monastery: 2.0, road: 0.5, field: 0.2 }
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

async function hear() {
  const { value, done } = await lines.next()
  return done ? process.exit() : JSON.parse(value)
}

/** The best way to go on after the actions `before`: its worth in points, and all actions of the turn. */
async function best(id, before, legal, seat) {
  let found = { worth: -Infinity, turn: [] }
  for (const action of legal) {
    const turn = [...before, action]
    say({ t: 'try', id, n: turn.length, actions: turn, wants: ['legal'] })
    const after = await hear()
    let next
    if (after.seat === seat) next = await best(id, turn, after.legal, seat)
    else {
      const others = after.scores.filter((_, number) => number !== seat)
      const [what, feature] = action.split(' ')
      const liked = what === 'place' || what === 'pass' ? 0 : (LIKED[feature] ?? 0)
      next = { worth: after.scores[seat] - Math.max(0, ...others) + liked + Math.random() / 10, turn }
    }
    if (next.worth > found.worth) found = next
  }
  return found
}

let seat = 0
for (;;) {
  const message = await hear()
  if (message.t === 'hello') say({ t: 'hello', protocol: 1, name: 'Example in JavaScript', author: 'You' })
  else if (message.t === 'game') {
    seat = message.seat
    say({ t: 'ready' })
  } else if (message.t === 'go') {
    const { turn } = await best(message.id, [], message.legal, seat)
    say({ t: 'play', id: message.id, actions: turn })
  } else if (message.t === 'quit') process.exit()
}
