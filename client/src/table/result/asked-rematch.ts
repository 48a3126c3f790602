/** Whether this device asked for the rematch. Then it gets no invitation. */
export const rematchAsked = { again: false };
