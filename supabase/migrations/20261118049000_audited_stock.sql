-- Changes of the sites of the kit stock are in the audit log. Its movements are a log themselves.

call private.audit_table('private.stock_sites');
