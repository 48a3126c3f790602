-- Which accounts have a page open, at which process of a house; one process alone knows it without.
CREATE TABLE here (
    process TEXT NOT NULL,
    device  TEXT NOT NULL,
    PRIMARY KEY (process, device)
);

CREATE INDEX here_by_device ON here (device);
