/** Whether this device has asked for a rematch itself: then it is not invited to it. */
export const rematchAsked = { again: false };
