"""`python -m bastide.cli`, the same as `bastide`."""

from bastide.cli.main import main

if __name__ == "__main__":
    main()
