-- Refunds that wait for a second person can be taken in the inbox.

call private.add_inbox_list('refunds', '{finance}', 'public.refund_requests', 'item.status = ''waiting''');
