"""The addresses of the server: pages, tables, exports, the line to a page, and the application that holds them."""
